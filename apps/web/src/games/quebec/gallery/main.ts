import { LANGUAGES } from '@cap-diamant/kernel';
import { mount } from 'svelte';
import '../../../ui/fonts.css';
import '../../../ui/tokens.css';
import '../../../ui/base.css';
import { quebecTexts } from '../words/index.ts';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');
await Promise.all(LANGUAGES.map(language => quebecTexts.load(language)));
mount(Gallery, { target });
