// Everything that only a table needs, in one piece that the front page does not wait for.
export { boardOf } from '../boards';
export { default as OnlineTable } from '../components/online/OnlineTable.svelte';
export { default as TableScreen } from '../components/TableScreen.svelte';
export { drawSketch } from './draw-sketch';
export { TableSession } from './session/session.svelte';
