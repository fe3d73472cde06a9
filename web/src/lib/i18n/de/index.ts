// Every text of the page in German.
import { generic } from './generic';
import { innovation } from './innovation';
import { shell } from './shell';
import { table } from './table';
import { texas42 } from './texas42';

export const de = { ...generic, ...innovation, ...shell, ...table, ...texas42 };
