/** A revealed phone number as a link. Takes the focus, because the pressed button is gone. */
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

/** In React, `autoFocus` works only for form fields. */
function takeFocus(link: HTMLElement | null) {
  link?.focus();
}
