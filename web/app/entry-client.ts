import '#web/ui/base.css';
import { readBoot } from './read-boot.ts';

const start = () => import('./start.tsx').then(({ startApp }) => startApp());

/** A drawn page is readable and its forms work: our code waits until the browser has nothing better to do. */
if (readBoot().boot.kind === 'shell' || !('requestIdleCallback' in window)) void start();
else requestIdleCallback(() => void start(), { timeout: 4000 });
