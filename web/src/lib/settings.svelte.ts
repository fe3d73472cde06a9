// What the user has set, kept in this browser.
import type { Language } from './word-files';

export type Theme = 'system' | 'light' | 'dark' | 'contrast';
export type Motion = 'none' | 'fast' | 'normal' | 'slow';
export type Speed = 'instant' | 'fast' | 'normal';

const KEY = 'parlour.settings';

interface Kept {
  theme: Theme;
  sound: boolean;
  motion: Motion;
  textSize: number;
  language: Language | 'system';
  speed: Speed;
  autoContinue: boolean;
}

const isPhone = () => matchMedia('(pointer: coarse)').matches;

function usual(): Kept {
  return {
    theme: 'system',
    sound: !isPhone(),
    motion: 'normal',
    textSize: 100,
    language: 'system',
    speed: 'normal',
    autoContinue: false,
  };
}

function read(): Kept {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual();
  }
}

class Settings implements Kept {
  theme = $state<Theme>('system');
  sound = $state(false);
  motion = $state<Motion>('normal');
  textSize = $state(100);
  language = $state<Language | 'system'>('system');
  /** How fast bots answer. */
  speed = $state<Speed>('normal');
  /** Whether pauses for looking end by themselves. */
  autoContinue = $state(false);

  constructor() {
    Object.assign(this, read());
  }

  /** Keeps everything, and shows it on the page. Called from an effect. */
  apply(): void {
    const { theme, sound, motion, textSize, language, speed, autoContinue } = this;
    const kept: Kept = { theme, sound, motion, textSize, language, speed, autoContinue };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
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
