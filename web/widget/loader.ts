/**
 * Runs on the host page. Tells each of our frames which page it is on, gives it the height it asks for, and pins those
 * that belong to an edge of the window. Needs nothing but the permission to run and to show our frames.
 */
{
  interface Size {
    readonly width: number;
    readonly height: number;
  }
  interface Said {
    readonly kind: string;
    readonly room: Size;
    /** What shows of a pinned frame while it is closed. */
    readonly tab: Size;
    readonly isOpen: boolean;
  }
  const script = document.currentScript as HTMLScriptElement | null;
  const ours = script ? new URL(script.src).origin : '';
  const frames = () =>
    [...document.querySelectorAll('iframe')].filter((frame) => frame.src.startsWith(`${ours}/widget`));
  const greeted = new WeakSet<HTMLIFrameElement>();
  const greet = (frame: HTMLIFrameElement) => frame.contentWindow?.postMessage({ plaudit: 'hello' }, ours);
  const meet = () => {
    for (const frame of frames()) {
      if (greeted.has(frame)) continue;
      greeted.add(frame);
      frame.addEventListener('load', () => greet(frame));
      // Until ours has loaded, the frame holds an empty document of this page.
      if (!frame.contentDocument) greet(frame);
    }
  };
  const look = (frame: HTMLIFrameElement, styles: Partial<CSSStyleDeclaration>) => Object.assign(frame.style, styles);
  const places = {
    pinnedLeft: { top: '50%', transform: 'translateY(-50%)' },
    footerBar: { bottom: '0' },
  } as const;
  /** A closed frame is cut to its tab. It never changes its size, which would count as a shift of the page. */
  const cut = (kind: string, { width, height }: Size) =>
    kind === 'pinnedLeft'
      ? `inset(calc(50% - ${height / 2}px) calc(100% - ${width}px) calc(50% - ${height / 2}px) 0)`
      : `inset(calc(100% - ${height}px) 0 0 0)`;
  const pin = (frame: HTMLIFrameElement, { kind, room }: Said) => {
    // Gone for a moment: a frame that moves would be a shift, too.
    look(frame, { display: 'none' });
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        look(frame, {
          ...{ display: 'block', position: 'fixed', left: '0', zIndex: '2147483000', maxWidth: '100vw' },
          ...{
            width: kind === 'footerBar' ? '100%' : `${room.width}px`,
            height: `${room.height}px`,
            maxHeight: '100vh',
          },
          ...places[kind as keyof typeof places],
        }),
      ),
    );
  };
  const fitted = new WeakSet<HTMLIFrameElement>();
  const place = (frame: HTMLIFrameElement, said: Said) => {
    look(frame, { border: '0' });
    if (!(said.kind in places)) return look(frame, { height: `${said.room.height}px` });
    if (!fitted.has(frame)) pin(frame, said);
    fitted.add(frame);
    return look(frame, { clipPath: said.isOpen ? 'none' : cut(said.kind, said.tab) });
  };
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== ours || data?.plaudit !== 'size') return;
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    if (frame) place(frame, data);
  });
  meet();
  // For frames that are added later.
  new MutationObserver(meet).observe(document, { childList: true, subtree: true });
}
