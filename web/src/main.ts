import { mount } from 'svelte'
import './tokens.css'
import './app.css'
import App from './App.svelte'
import './games'
import { passAgain } from './lib/server/lists'
import { app } from './lib/session/app.svelte'

const FONTS = ['1rem "Trivault Text"', '700 1rem "Trivault Display"']
const PATIENCE = 1000 // milliseconds that the first page waits for its letters, so that no line changes its width

const fonts = Promise.allSettled(FONTS.map((font) => document.fonts.load(font)))
void Promise.race([fonts, new Promise((resolve) => setTimeout(resolve, PATIENCE))]).then(() =>
  mount(App, { target: document.getElementById('app')! }),
)
app.open()
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.addEventListener('controllerchange', passAgain)
  addEventListener('load', () => void navigator.serviceWorker.register('./sw.js').catch(() => undefined))
}
