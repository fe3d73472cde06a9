import type { table as english } from '../en/table';

export const table: Record<keyof typeof english, string> = {
  'status.yourTurn': 'Dein Zug',
  'status.thinking': '{name} denkt nach',
  'status.waits': '{name} ist am Zug',
  'status.over': 'Das Spiel ist zu Ende',
  'table.undo': 'Zurücknehmen',
  'table.redo': 'Wiederholen',
  'table.hint': 'Tipp',
  'table.share': 'Teilen',
  'table.goOn': 'Weiter',
  'story.title': 'Verlauf',
  'time.slider': 'Zeitpunkt des Spiels',
  'time.past': 'Zug {n} von {last}',
  'time.backToNow': 'Zurück zur Gegenwart',
  'time.continue': 'Von hier weiterspielen',
  'time.copyLink': 'Link hierher kopieren',
  'time.earlier': 'Einen Zug zurück in der Zeit',
  'time.later': 'Einen Zug vor in der Zeit',
};
