import { mount } from 'svelte'
import './tokens.css'
import './app.css'
import App from './App.svelte'
import { app } from './common/state/app.svelte'

// The parts of which boards are made belong to the page: so each board is one file.
import.meta.glob('./common/**/*.svelte', { eager: true })

mount(App, { target: document.getElementById('app')! })
app.open()
