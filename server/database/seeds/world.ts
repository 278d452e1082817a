import type { Plan } from '#common/limits.ts';
import { Dice } from './dice.ts';
import { type DemoRows, noRows } from './rows.ts';
import { slugOf } from './words/fill.ts';
import { firstNames, surnames } from './words/names.ts';
import type { Place } from './words/places.ts';

/** The demo while it is being generated. */
export interface World {
  now: Date;
  dice: Dice;
  rows: DemoRows;
  /** Each call returns another person with their own address. */
  newPerson(domain: string): Person;
  daysAgo(days: number): Date;
  /** 'YYYY-MM-DD'; negative days are in the future. */
  dayAgo(days: number): string;
}

/** An invented person. */
export interface Person {
  name: string;
  firstName: string;
  email: string;
}

/** An agency, with what shapes its recruiters' history. */
export interface DemoAgency {
  id: string;
  slug: string;
  name: string;
  country: string;
  plan: Plan;
  isApproved: boolean;
  /** Approximate hours ahead of UTC, to keep emails within office hours. */
  hoursAhead: number;
  home: Place;
  /** The ATS its placements come from, if it has one. */
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

/** A recruiter, with what shapes their history. */
export interface DemoRecruiter {
  id: string;
  userId: string | null;
  firstName: string;
  agency: DemoAgency;
  specialities: readonly string[];
  joinedDaysAgo: number;
  /** Reviews to generate; only settled ones from the past. */
  reviewCount: number;
  /** The stars of a typical review of theirs. */
  quality: number;
  /** Stars in this order, when a profile should look a certain way. */
  stars: number[];
  /** The share of placement sides that get invited. */
  invitedShare: number;
  /** The share of published reviews that get a reply. */
  replyShare: number;
  /** The first profile a reader sees: none of its reviews was removed or rejected. */
  isShowcase: boolean;
}

const day = 86_400_000;
const seed = 20_260_805;

/** An empty world. The same dice each time, so the demo differs only in its dates. */
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

/** A moment on an office day, `days` ago or, when negative, ahead. One day ago or more is certain to be past. */
export function officeTime({ now, dice }: World, days: number, { hoursAhead }: DemoAgency): Date {
  const midnight = Math.floor((now.getTime() - days * day) / day) * day;
  return new Date(midnight + Math.round((dice.between(9, 16.9) - hoursAhead) * 3_600_000));
}

/** The days between two moments, with fractions; negative when the second is earlier. */
export const daysBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / day;
/** The moment this many days later, with fractions; negative leads back. */
export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + Math.round(days * day));
