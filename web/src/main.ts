import { mount } from 'svelte'
import './tokens.css'
import './app.css'
import App from './App.svelte'
import './games'
import { passAgain } from './lib/server/lists'
import { app } from './lib/session/app.svelte'

mount(App, { target: document.getElementById('app')! })
app.open()
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.addEventListener('controllerchange', passAgain)
  addEventListener('load', () => void navigator.serviceWorker.register('./sw.js').catch(() => undefined))
}
