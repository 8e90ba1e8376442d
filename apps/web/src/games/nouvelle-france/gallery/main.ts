import { mount } from 'svelte';
import '../../../ui/fonts.css';
import '../../../ui/tokens.css';
import '../../../ui/base.css';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');
mount(Gallery, { target });
