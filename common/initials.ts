/** First letters of the first and the last word: 'Maria de la Cruz' gives 'MC', and 'Price, Dana' gives 'DP'. */
export function initials(name: string): string {
  const spoken = name.replace(/(.+),(.+)/, '$2 $1');
  const words = spoken.match(/(?<!\S)\p{L}/gu) ?? ['?'];
  return (words.length > 1 ? words[0]! + words.at(-1) : words[0]!).toLocaleUpperCase('en-US');
}
