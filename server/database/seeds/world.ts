import type { Plan } from '#common/limits.ts';
import { Dice } from './dice.ts';
import { type DemoRows, noRows } from './rows.ts';
import { slugOf } from './words/fill.ts';
import { firstNames, surnames } from './words/names.ts';
import type { Place } from './words/places.ts';

/** The demo while it is being made up. */
export interface World {
  now: Date;
  dice: Dice;
  rows: DemoRows;
  /** Each call another person with an address of their own. */
  newPerson(domain: string): Person;
  daysAgo(days: number): Date;
  /** 'YYYY-MM-DD'; negative days lie ahead. */
  dayAgo(days: number): string;
}

/** A made-up person. */
export interface Person {
  name: string;
  firstName: string;
  email: string;
}

/** An agency with what shapes the history of its recruiters. */
export interface DemoAgency {
  id: string;
  slug: string;
  name: string;
  country: string;
  plan: Plan;
  isApproved: boolean;
  /** Hours ahead of UTC, roughly: enough to keep mails within office hours. */
  hoursAhead: number;
  home: Place;
  /** The recruitment software its placements come from, where it has one. */
  software: 'jobadder' | 'vincere' | 'bullhorn' | null;
}

/** An employer whose people are placed, or write; without an id only a name on placements. */
export interface DemoCompany {
  id: string | null;
  name: string;
  domain: string;
  /** Null: unknown, and so anywhere. */
  country: string | null;
  isApproved: boolean;
}

/** A recruiter with what shapes their history. */
export interface DemoRecruiter {
  id: string;
  userId: string | null;
  firstName: string;
  agency: DemoAgency;
  specialities: readonly string[];
  joinedDaysAgo: number;
  /** Reviews to make up; only those of the past that have settled. */
  reviewCount: number;
  /** Stars a typical review of theirs has. */
  quality: number;
  /** Given in this order where a profile is to look a certain way. */
  stars: number[];
  /** Share of the sides of placements that get asked. */
  askedShare: number;
  /** Share of published reviews that get a reply. */
  replyShare: number;
  /** The profile a reader is shown first: nothing of it was removed or rejected. */
  isShowcase: boolean;
}

const day = 86_400_000;
const seed = 20_260_805;

/** A world without anybody in it; the same dice each time, so that the demo is the same but for its dates. */
export function newWorld(now: Date): World {
  const dice = new Dice(seed);
  const taken = new Map<string, number>();
  return {
    now,
    dice,
    rows: noRows(),
    newPerson(domain) {
      const firstName = dice.pick(firstNames);
      const name = `${firstName} ${dice.pick(surnames)}`;
      const local = slugOf(name).replace('-', '.');
      const times = (taken.get(local) ?? 0) + 1;
      taken.set(local, times);
      return { name, firstName, email: `${local}${times > 1 ? times : ''}@${domain}` };
    },
    daysAgo: (days) => new Date(now.getTime() - Math.round(days * day)),
    dayAgo: (days) => new Date(now.getTime() - Math.floor(days) * day).toISOString().slice(0, 10),
  };
}

/** A moment of an office day, `days` ago or, when negative, ahead. At least a day ago it is surely past. */
export function officeTime({ now, dice }: World, days: number, { hoursAhead }: DemoAgency): Date {
  const midnight = Math.floor((now.getTime() - days * day) / day) * day;
  return new Date(midnight + Math.round((dice.between(9, 16.9) - hoursAhead) * 3_600_000));
}

/** How many days lie between two moments, with fractions; negative where the second is earlier. */
export const daysBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / day;
/** The moment so many days later; fractions count, and negative ones lead back. */
export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + Math.round(days * day));
