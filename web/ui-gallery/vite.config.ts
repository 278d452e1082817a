import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Shows the elements on their own: `npx vite web/ui-gallery`. Not part of the product. */
export default defineConfig({ plugins: [react()], server: { host: '127.0.0.1' }, clearScreen: false });
