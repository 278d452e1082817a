import { wordsFor } from '../../spelled-out.ts';
import { contactSignals } from './contact-details.ts';

/** Signals that put a review before a moderator. They only queue, and never reject. */
export const riskSignals = [
  'agency_address',
  'recruiter_device',
  'alike_text',
  'many_from_network',
  'disposable_address',
  'sent_too_fast',
  'dated_before_placement',
  'alleges_crime',
  'alleges_discrimination',
  'names_person',
  ...contactSignals,
  'removed_before',
] as const;
export type RiskSignal = (typeof riskSignals)[number];

/** Each signal's description for moderators. */
export const riskSignalLabels: Readonly<Record<RiskSignal, string>> = {
  agency_address: "The reviewer's email belongs to the agency",
  recruiter_device: 'Same device or network as the recruiter',
  alike_text: 'Nearly the same text as another review',
  many_from_network: 'Many reviews from one network within minutes',
  disposable_address: 'Disposable email address',
  sent_too_fast: 'Sent within seconds of opening or first using the form, or by a program that skipped the form',
  dated_before_placement: 'Dated before the placement',
  alleges_crime: 'The text alleges a crime',
  alleges_discrimination: 'The text alleges discrimination',
  names_person: 'The text names a person',
  contains_link: 'The text contains a link',
  contains_email: 'The text contains an email address',
  contains_phone: 'The text contains a phone number',
  removed_before: 'A moderator removed an earlier reply to this review',
};

/** A signal from the API in words. */
export const signalWords = (signal: string): string => wordsFor(riskSignalLabels, signal);
