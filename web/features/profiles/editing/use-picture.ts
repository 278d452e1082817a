import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { refusalOf } from '#web/features/accounts/companies/logo.ts';
import { type CropChoice, cut, middle } from './crop.ts';

/** The chosen file and its crop, until saved or discarded. Rejects files that cannot be pictures. */
export function usePicture() {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [ratio, setRatio] = useState<number | null>(null);
  const [choice, choosePart] = useState<CropChoice>(middle);
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen]);
  const clear = () => {
    if (input.current) input.current.value = '';
    setChosen(null);
    setRefusal(null);
  };
  const refuse = (why = "This file can't be opened as an image. Choose another one.") => {
    clear();
    setRefusal(why);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    const why = file ? refusalOf(file) : null;
    if (why) return refuse(why);
    setRefusal(null);
    setRatio(null);
    choosePart(middle);
    setChosen(file ? { file, url: URL.createObjectURL(file) } : null);
  };
  /** The cropped file; a text says why cropping failed. */
  const cutFor = async (frame: number | null): Promise<File | string> => {
    if (!chosen) throw new Error('No picture has been chosen.');
    return (frame && ratio ? await cut(chosen.file, ratio, frame, choice) : chosen.file) ?? uncut;
  };
  return { input, chosen, refusal, choose, clear, refuse: () => refuse(), ratio, setRatio, choice, choosePart, cutFor };
}

const uncut =
  "Your browser couldn't crop the image, so nothing was sent. Choose a smaller one, or crop it before you choose it.";
