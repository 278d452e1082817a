import { formatCount, formatDateTime } from '#common/formats.ts';
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
      <h1>Clock of this installation</h1>
      <p className="time">
        <time dateTime={now}>{formatDateTime(now)}</time>
      </p>
      <p className="soft">
        {ahead > 0 ? `${inWords(ahead)} ahead of the clock of this machine.` : 'As the machine has it.'}
      </p>
      {hint && <p role="alert">{hint}</p>}
      <p>
        Put it forward, and what is due by then happens within seconds: asks leave, reminders follow, links expire. What
        was mailed stands in the <a href="/dev/mail">outbox</a>.
      </p>
      <h2>Forward by</h2>
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
        <button type="submit">Forward</button>
      </form>
      <h2>Forward to</h2>
      <form method="post" action="/dev/clock" className="row">
        <label>
          Day and time, in UTC
          <input type="datetime-local" name="to" defaultValue={now.slice(0, 16)} />
        </label>
        <button type="submit">Go there</button>
      </form>
      <h2>Back</h2>
      <p className="soft">What has happened meanwhile keeps its dates, which then lie ahead.</p>
      <form method="post" action="/dev/clock">
        <input type="hidden" name="reset" value="1" />
        <button type="submit" className="quiet">
          As the machine has it
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
