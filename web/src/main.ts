import { mount } from 'svelte'
import App from './App.svelte'
import './shared/fonts.css'
import './shared/tokens.css'
import './shared/base.css'
import { settings } from './shared/settings.svelte'
import { words } from './shared/words.svelte'

const target = document.getElementById('app')
if (target) {
  await words.speak(settings.language)
  mount(App, { target })
}
