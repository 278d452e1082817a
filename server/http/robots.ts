/** Words in the user agents of crawlers, link previews and scripts. CUBOT is a phone. */
const words =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|curl|wget|python|scrapy|go-http|libwww-perl|okhttp/i;

/** Whether a user agent says that no person is reading. No person's browser omits it. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent || words.test(userAgent);
