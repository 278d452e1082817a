import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useKeptAnswer } from './kept-answer.ts';

/**
 * Gives a step of a form its own entry in the history, so that Back returns to the step before. `answer` is what the
 * step shows; undefined on the first one. Returns a function that goes back, or null if no entry was made: a browser
 * makes one itself for a form that is sent without our code.
 */
export function useStepInHistory(answer: unknown): (() => void) | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const kept = useKeptAnswer();
  const [first] = useState(answer);
  const isOnStep = useRef(false);
  useEffect(() => {
    if (answer !== undefined && answer !== kept && answer !== first)
      void navigate({ pathname, search }, { state: { answer }, replace: isOnStep.current });
    isOnStep.current = answer !== undefined && answer !== first;
  }, [answer, kept, first, navigate, pathname, search]);
  return answer !== undefined && answer === kept ? () => void navigate(-1) : null;
}
