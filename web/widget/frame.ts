/** Runs in the frame: turns its cards, opens what is pinned, and tells the host page how much room it takes. */
{
  const { body } = document;
  const kind = body.dataset['kind']!;
  const isPinned = kind === 'pinnedLeft' || kind === 'footerBar';
  const cards = document.querySelector<HTMLElement>('.cards');
  const opener = document.querySelector<HTMLElement>('.opener');
  let page = '';
  const isPreview = location.search.includes('preview=1');

  /** Only to the page whose loader greeted us. What is pinned always takes its whole room, of which its tab shows. */
  const tell = () => {
    if (!page || parent === window) return;
    const { width, height } = (opener ?? body).getBoundingClientRect();
    const tab = { width: Math.ceil(width), height: Math.ceil(height) };
    const room = isPinned ? { width: Number(body.dataset['width']), height: Number(body.dataset['height']) } : tab;
    parent.postMessage({ plaudit: 'size', kind, room, tab, isOpen: body.classList.contains('open') }, page);
  };

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || data?.plaudit !== 'hello') return;
    page = origin;
    body.classList.add('hosted');
    tell();
  });

  const toggle = (isOpen: boolean) => {
    body.classList.toggle('open', isOpen);
    opener?.setAttribute('aria-expanded', String(isOpen));
    tell();
    (isOpen ? document.querySelector<HTMLElement>('.close') : opener)?.focus();
  };

  // Without the loader there is no room to open: the link leads to the profile.
  opener?.addEventListener('click', (event) => {
    if (!page && !isPreview) return;
    event.preventDefault();
    toggle(!body.classList.contains('open'));
  });
  document.querySelector('.close')?.addEventListener('click', () => toggle(false));
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && body.classList.contains('open')) toggle(false);
  });

  if (cards) {
    const turns = [...document.querySelectorAll<HTMLButtonElement>('.turn')];
    const isDone = ({ dataset: { by } }: HTMLElement) =>
      by === '1' ? Math.ceil(cards.scrollLeft + cards.clientWidth) >= cards.scrollWidth - 1 : cards.scrollLeft <= 1;
    const mark = () => {
      for (const turn of turns) {
        turn.hidden = cards.scrollWidth <= cards.clientWidth + 1;
        turn.setAttribute('aria-disabled', String(isDone(turn)));
      }
    };
    for (const turn of turns)
      turn.addEventListener('click', () => {
        const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
        cards.scrollBy({ left: Number(turn.dataset['by']) * cards.clientWidth, behavior });
      });
    cards.addEventListener('scroll', mark, { passive: true });
    new ResizeObserver(mark).observe(cards);
    mark();
  }
}
