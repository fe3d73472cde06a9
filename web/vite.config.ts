import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './vite.icons.ts';
import { offline } from './vite.offline.ts';
import { words } from './vite.words.ts';

// Relative addresses, so that the built folder works from any place on any static host.
export default defineConfig({
  base: './',
  plugins: [svelte(), words(), icons(), offline()],
  build: { target: 'es2022', chunkSizeWarningLimit: 400 },
  worker: { format: 'es' },
  // The puzzles lie beside the page.
  server: { fs: { allow: ['..'] } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['src/test-setup.ts'] },
});
