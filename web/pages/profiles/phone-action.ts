import type { PhoneAnswer } from '#web/features/profiles/recruiters/PhoneReveal.tsx';
import type { PageAction } from '#web/kit/page.ts';

/** Reveals the phone number; the code loads on demand. */
export const action: PageAction<PhoneAnswer> = async (args) => {
  try {
    const { revealPhone } = await import('./reveal-phone.ts');
    return await revealPhone(args);
  } catch (error) {
    args.captureError(error);
    return { answer: { problem: "This didn't reach us. Try again in a moment." }, status: 503 };
  }
};
