import { mount } from 'svelte';
import '@fontsource-variable/eb-garamond/index.css';
import '@fontsource-variable/source-sans-3/index.css';
import '../../../ui/tokens.css';
import '../../../ui/base.css';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');
mount(Gallery, { target });
