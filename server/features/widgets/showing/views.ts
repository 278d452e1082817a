import { sql } from 'kysely';
import { widgetLimits } from '#common/widgets/widgets.ts';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import { log } from '#server/log.ts';

/** Milliseconds between writes. A process that is killed loses the views since the last one. */
const pause = 10_000;
/** Different widgets and sites that wait to be written. What is beyond is not counted. */
const mostWaiting = 10_000;

/**
 * Counts how often widgets are shown, and where, by the site that the browser names. No cookie, no address of a person:
 * one number for a widget, a site and a day. Written together every few seconds.
 */
export class ViewsOfWidgets {
  readonly #database: Database;
  readonly #counted = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;

  constructor(database: Database) {
    this.#database = database;
    this.#timer = setInterval(() => void this.write(), pause).unref();
  }

  /** Counts a view. `referrer`: the address of the host page, or of its site. */
  count(widgetId: string, referrer: string | undefined): void {
    const key = `${widgetId} ${originOf(referrer)}`;
    const before = this.#counted.get(key);
    if (before === undefined && this.#counted.size >= mostWaiting) return;
    this.#counted.set(key, (before ?? 0) + 1);
  }

  /** Writes what was counted. A site beyond the most of a day counts as one that is not named. */
  async write(): Promise<void> {
    const counted = [...this.#counted];
    if (counted.length === 0) return;
    this.#counted.clear();
    const day = nature.now().toISOString().slice(0, 10);
    const rows = counted.map(([key, views]) => {
      const [id, origin] = key.split(' ');
      return { id, origin, views };
    });
    await sql`/* countViewsOfWidgets */
      insert into widget_views (widget_id, agency_id, origin, viewed_on, views)
      select w.id, w.agency_id, g.site, ${day}::date, sum(g.views)
      from (
        select id, views, case when exists (select from widget_views k
            where k.widget_id = id and k.viewed_on = ${day}::date and k.origin = r.origin)
          or (select count(*) from widget_views k where k.widget_id = id and k.viewed_on = ${day}::date)
            < ${widgetLimits.countedOrigins} then origin else '' end as site
        from json_to_recordset(${JSON.stringify(rows)}::json) as r (id uuid, origin text, views integer)
      ) g join widgets w on w.id = g.id
      group by w.id, w.agency_id, g.site
      on conflict (widget_id, viewed_on, origin) do update set views = widget_views.views + excluded.views`
      .execute(this.#database.kysely)
      .catch((error) => log.warn({ err: error }, 'Views of widgets were not counted'));
  }

  /** Writes what is left. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }
}

/** 'https://agency.example'; '' if the browser does not say it, or says something else. */
function originOf(referrer = ''): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, protocol } = new URL(referrer);
  return /^https?:$/.test(protocol) && origin.length <= 255 ? origin : '';
}
