/** Words by which crawlers, previews and scripts name themselves; a telephone is called CUBOT. */
const words =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|curl|wget|python|scrapy|go-http|libwww-perl|okhttp/i;

/** Whether a program says by its User-Agent that no person looks; one that says nothing is none that people use. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent || words.test(userAgent);
