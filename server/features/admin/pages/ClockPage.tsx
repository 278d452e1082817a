import { formatCount, formatDateTime, utc } from '#common/formats.ts';
import { pageOf } from '#server/features/mailing/pages/Page.tsx';
import { clockStylesUrl } from './clock-styles.ts';

/** Useful jumps: the first reminder, the second, the end of an invitation, and when somebody may be invited again. */
const jumps = [1, 4, 10, 60, 90];

/** The clock of a local installation, with buttons that move it. `ahead` is in milliseconds. */
export function clockPage({ now, ahead }: { now: string; ahead: number }, hint?: string): string {
  return pageOf(
    'Clock',
    clockStylesUrl,
    <main>
      <h1>Clock</h1>
      <p className="time">
        <time dateTime={now}>{formatDateTime(now, utc)}</time>
      </p>
      <p className="soft">
        {ahead > 0 ? `${inWords(ahead)} ahead of this machine's clock.` : "Same as this machine's clock."}
      </p>
      {hint && <p role="alert">{hint}</p>}
      <p>
        Move it forward, and everything due by then happens within seconds: invitations and reminders are sent, and
        links expire. The emails are in the <a href="/dev/mail">outbox</a>.
      </p>
      <h2>Move forward by</h2>
      <div className="row">
        {jumps.map((days) => (
          <form key={days} method="post" action="/dev/clock">
            <input type="hidden" name="days" value={days} />
            <button type="submit">{formatCount(days, 'day')}</button>
          </form>
        ))}
      </div>
      <form method="post" action="/dev/clock" className="row">
        <label>
          Days
          <input type="number" name="days" min={0} max={3660} defaultValue={0} />
        </label>
        <label>
          Hours
          <input type="number" name="hours" min={0} max={8784} defaultValue={0} />
        </label>
        <button type="submit">Move forward</button>
      </form>
      <h2>Move forward to</h2>
      <form method="post" action="/dev/clock" className="row">
        <label>
          Day and time, in UTC
          <input type="datetime-local" name="to" defaultValue={now.slice(0, 16)} />
        </label>
        <button type="submit">Move</button>
      </form>
      <h2>Reset</h2>
      <p className="soft">Anything that has happened keeps its dates, which will then be in the future.</p>
      <form method="post" action="/dev/clock">
        <input type="hidden" name="reset" value="1" />
        <button type="submit" className="quiet">
          Reset to this machine's clock{' '}
        </button>
      </form>
    </main>,
  );
}

function inWords(ahead: number): string {
  const minutes = Math.round(ahead / 60_000);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  const parts = [
    [days, 'day'],
    [hours, 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  return (
    parts
      .filter(([count]) => count > 0)
      .map(([count, unit]) => formatCount(count, unit))
      .join(', ') || 'Less than a minute'
  );
}
