import type { Problem } from '#web/kit/problem.ts';
import { placesOf } from './company-values.ts';

/**
 * Moves problems of single locations and specialities to the field that holds them all; for a location, adds the number
 * of its line.
 */
export function atFields(problems: readonly Problem[], form: FormData): readonly Problem[] {
  const places = placesOf(form);
  return problems.map((problem) => {
    const [field = null, index] = problem.field?.split('.') ?? [];
    const place = field === 'locations' && index ? places[Number(index)] : undefined;
    return { ...problem, field, message: place ? atLine(place.line, problem.message) : problem.message };
  });
}

const atLine = (line: number, [first = '', ...rest]: string) => `Line ${line}: ${first.toLowerCase()}${rest.join('')}`;
