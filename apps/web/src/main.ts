import { mount } from 'svelte';
import App from './app/App.svelte';
import { router } from './page/router.svelte.ts';
import { settings } from './page/settings.svelte.ts';
import { languageOf, words } from './words/index.svelte.ts';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';

const QUIET = 1000;

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');

router.listen();
void words.speak(settings.language ?? languageOf(navigator.languages));
mount(App, { target });

// Installing the service worker can wait until the page is loaded and idle.
const keep = async () => (await import('./page/updates.ts')).keepUpToDate();
const whenQuiet = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, QUIET));
setTimeout(() => whenQuiet(() => void keep()), QUIET);
