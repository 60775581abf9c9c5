import { mount } from 'svelte'
import '../../src/shared/fonts.css'
import '../../src/shared/tokens.css'
import '../../src/shared/base.css'
import { settings } from '../../src/shared/settings.svelte'
import { words } from '../../src/shared/words.svelte'
import Steps from './Steps.svelte'

const target = document.getElementById('app')
if (target) {
  await words.need('iunu')
  await words.speak(settings.language)
  document.documentElement.dataset['motion'] = settings.motion
  const steps = mount(Steps, { target, props: { first: location.hash.slice(1) } }) as { step: unknown }
  Object.assign(window, { step: steps.step })
}
