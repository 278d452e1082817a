/** Where all mails can be looked at, and the styles of that page. */
export const mailTemplatesUrl = '/dev/mail/templates';
/** Where the styles of the pages that show mails' templates are served. */
export const templateStylesUrl = '/dev/mail/templates/styles.css';
