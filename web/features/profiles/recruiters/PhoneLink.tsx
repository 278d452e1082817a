/** A phone number that was asked for: to be called, and with the focus, since the button that was pressed is gone. */
export function PhoneLink({ phone, name }: { phone: string; name: string }) {
  return (
    <a
      href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
      aria-label={`Call ${name}: ${phone}`}
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed, also without JavaScript
      autoFocus
      ref={takeFocus}
    >
      {phone}
    </a>
  );
}

/** React gives the focus of `autoFocus` to fields alone. */
function takeFocus(link: HTMLElement | null) {
  link?.focus();
}
