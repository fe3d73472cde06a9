import { mount } from 'svelte';
import App from './components/App.svelte';
import { showLanguage, wantedLanguage } from './lib/i18n/index.svelte';
import './styles/base.css';

const target = document.getElementById('app');
// Without its texts the page still works, if badly.
await showLanguage(wantedLanguage()).catch(() => undefined);
if (target) mount(App, { target });
