import { z } from 'zod';
import { accentColor, line, oneOf } from '../inputs.ts';
import { clearable } from '../invitations/settings.ts';
import { audiences } from '../reviews/criteria.ts';
import { specialityOf } from '../specialities.ts';
import { originOf } from './origins.ts';
import { widgetKinds, widgetLayouts, widgetLimits, widgetThemes } from './widgets.ts';

const origins = z.array(z.string()).transform((typed, context) => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const wrong = typed.findIndex((text) => text.trim() && !originOf(text));
  if (wrong >= 0)
    return refuse(`Line ${wrong + 1} isn't the address of a site. Enter one like https://www.agency.com.`);
  const found = [...new Set(typed.flatMap((text) => originOf(text) ?? []))];
  return found.length > widgetLimits.origins ? refuse(`Enter at most ${widgetLimits.origins} sites.`) : found;
});

/** What people choose of a widget, besides whose reviews it shows. Null: reviews of both audiences, or of every speciality. */
export const widgetFields = {
  name: line('a name', { max: widgetLimits.name }),
  kind: oneOf(widgetKinds, 'Choose a kind.'),
  layout: oneOf(widgetLayouts, 'Choose a layout.'),
  theme: oneOf(widgetThemes, 'Choose a theme.'),
  accent: accentColor,
  audience: clearable(oneOf(audiences, 'Choose candidates or employers.')),
  speciality: clearable(z.string().refine((id) => specialityOf(id) !== undefined, 'Choose a speciality.')),
  leastLevel: z.int().min(1, 'Choose a level.').max(4, 'Choose a level.'),
  origins,
} as const;
