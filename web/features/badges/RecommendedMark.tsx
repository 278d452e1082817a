/** The sign of a recommended recruiter; it goes with words. At this size, the lobes of the seal would only blur. */
export function RecommendedMark() {
  return (
    <svg width="1.2em" height="1.2em" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="16" fill="var(--brand)" />
      <g fill="var(--on-brand)" stroke="var(--on-brand)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="9.6" cy="13.4" r="2.1" />
        <path fill="none" d="M12.3 13.6c.5 3.6.3 6.4-.4 9.2C15.2 16.6 19.4 12.2 25.6 8.4" />
      </g>
    </svg>
  );
}
