import '#web/ui/base.css';
import { createRoot } from 'react-dom/client';
import { AppGallery } from './AppGallery.tsx';
import { FocusGallery } from './FocusGallery.tsx';
import { Gallery } from './Gallery.tsx';
import { PageGallery } from './PageGallery.tsx';

/** `?theme=night` and `?show=app|page|focus` choose what is shown. */
const wanted = new URLSearchParams(location.search);
const shown = { app: AppGallery, page: PageGallery, focus: FocusGallery }[wanted.get('show') ?? ''] ?? Gallery;
const theme = wanted.get('theme');
if (theme) document.documentElement.dataset.theme = theme;

const Shown = shown;
createRoot(document.getElementById('root')!).render(<Shown />);
