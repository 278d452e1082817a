import { z } from 'zod';
import { line } from '../inputs.ts';
import { textLimits } from '../limits.ts';
import { clearable } from '../profiles/editing.ts';
import { phone } from '../profiles/inputs.ts';
import { countryCode } from './company.ts';
import { ownName } from './own-name.ts';

/** What people who hire save about themselves. Missing fields stay as they are. */
export const userProfileInput = z.object({
  name: ownName.optional(),
  jobTitle: clearable(line('your job title', { max: textLimits.jobTitle.max })).schema,
  phone: clearable(phone).schema,
  country: countryCode.optional(),
});
