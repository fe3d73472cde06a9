import { mount } from 'svelte';
import App from './components/App.svelte';
import { showLanguage, wantedLanguage } from './lib/i18n/index.svelte';
import './styles/base.css';

const target = document.getElementById('app');
await showLanguage(wantedLanguage());
if (target) mount(App, { target });
