/** Where all emails can be viewed. */
export const mailTemplatesUrl = '/dev/mail/templates';
/** Where the styles of the pages with email templates are served. */
export const templateStylesUrl = '/dev/mail/templates/styles.css';
