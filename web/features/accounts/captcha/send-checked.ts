import { SessionProblem } from '#web/kit/session/session.ts';

/** What sending needs of a form's captcha. */
interface Check {
  solution(): Promise<string>;
  afterTry(needsCaptcha: boolean): void;
}

/**
 * Sends a form with the solution of its captcha. When the server asks for one without having looked at the form, the
 * browser solves it and the form is sent once more, so nobody has to press the button twice.
 */
export async function sendChecked<Answer>(check: Check, send: (solution: string) => Promise<Answer>): Promise<Answer> {
  const attempt = async (solution: string) => {
    try {
      const answer = await send(solution);
      check.afterTry(false);
      return answer;
    } catch (error) {
      check.afterTry(error instanceof SessionProblem && error.needsCaptcha);
      throw error;
    }
  };
  try {
    return await attempt(await check.solution());
  } catch (error) {
    if (!(error instanceof SessionProblem) || !error.isUntried) throw error;
    const solution = await check.solution();
    if (!solution) throw error;
    return attempt(solution);
  }
}
