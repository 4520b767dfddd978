import { mount } from 'svelte'
import './tokens.css'
import './app.css'
import App from './App.svelte'
import { app } from './common/state/app.svelte'

mount(App, { target: document.getElementById('app')! })
app.open()
