import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './shell/router.svelte.ts';
import { settings } from './shell/settings.svelte.ts';
import { keepUpToDate } from './shell/updates.ts';
import { languageOf, words } from './words/index.svelte.ts';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');

settings.showTheme();
router.listen();
await words.speak(settings.language ?? languageOf(navigator.languages));
mount(App, { target });
keepUpToDate();
