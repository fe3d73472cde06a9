// What the user has set, stored in this browser.
import type { Language } from './word-files';

export type Theme = 'system' | 'light' | 'dark' | 'contrast';
export type Motion = 'none' | 'fast' | 'normal' | 'slow';
export type Speed = 'instant' | 'fast' | 'normal';

const KEY = 'parlour.settings';

interface StoredSettings {
  theme: Theme;
  sound: boolean;
  motion: Motion;
  textSize: number;
  language: Language | 'system';
  speed: Speed;
  autoContinue: boolean;
  moves: boolean;
  pseudo: boolean;
}

const isPhone = () => matchMedia('(pointer: coarse)').matches;

function defaults(): StoredSettings {
  return {
    theme: 'system',
    sound: !isPhone(),
    motion: 'normal',
    textSize: 100,
    language: 'system',
    speed: 'normal',
    autoContinue: false,
    moves: false,
    pseudo: false,
  };
}

function read(): StoredSettings {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<StoredSettings>) };
  } catch {
    return defaults();
  }
}

class Settings implements StoredSettings {
  theme = $state<Theme>('system');
  sound = $state(false);
  motion = $state<Motion>('normal');
  textSize = $state(100);
  language = $state<Language | 'system'>('system');
  /** How fast bots answer. */
  speed = $state<Speed>('normal');
  /** Whether pauses, as after a trick, end by themselves. */
  autoContinue = $state(false);
  /** Whether the list of moves stands beside the board where there is room. */
  moves = $state(false);
  /** Whether the page speaks the language for tests. Nothing on the page sets it. */
  pseudo = false;

  constructor() {
    Object.assign(this, read());
  }

  /** Stores everything, and shows it on the page. Called from an effect. */
  apply(): void {
    const { theme, sound, motion, textSize, language, speed, autoContinue, moves, pseudo } = this;
    const stored: StoredSettings = { theme, sound, motion, textSize, language, speed, autoContinue, moves, pseudo };
    try {
      localStorage.setItem(KEY, JSON.stringify(stored));
    } catch {
      // The page works in a browser that stores nothing, too.
    }
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.style.fontSize = `${textSize}%`;
  }

  /** How much longer or shorter movements take; 0 for none, also when the system asks for it. */
  get pace(): number {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return { none: 0, fast: 0.5, normal: 1, slow: 2 }[this.motion];
  }
}

export const settings = new Settings();
