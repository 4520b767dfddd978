import { mount } from 'svelte'
import './tokens.css'
import './app.css'
import App from './App.svelte'
import { app } from './common/state/app.svelte'

// What boards share is a part of the page: so each board is one file.
import.meta.glob(['./common/**/*.svelte', './common/**/*.ts'], { eager: true })

mount(App, { target: document.getElementById('app')! })
app.open()
