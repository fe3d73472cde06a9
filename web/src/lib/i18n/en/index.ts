// Every text of the page in English. The other languages have the same keys.
import { generic } from './generic';
import { innovation } from './innovation';
import { shell } from './shell';
import { table } from './table';
import { texas42 } from './texas42';

export const en = { ...generic, ...innovation, ...shell, ...table, ...texas42 } as const;
