import { type PointerEvent, type SyntheticEvent, useRef } from 'react';
import { classes } from '#web/ui/classes.ts';
import styles from './CropChooser.module.css';
import { type CropChoice, cropOf, nearest, pulled } from './crop.ts';

type CropChooserProps = {
  src: string;
  /** Width by height of the picture; null until it has been read. */
  picture: number | null;
  onRead: (picture: number) => void;
  onUnreadable: () => void;
  /** Width by height of the frame. */
  frame: number;
  isRound: boolean;
  choice: CropChoice;
  onChoose: (choice: CropChoice) => void;
};

/** Which part of a picture is shown: pulled with a finger or the mouse, or set with sliders, which the keyboard moves. */
export function CropChooser({
  src,
  picture,
  onRead,
  onUnreadable,
  frame,
  isRound,
  choice,
  onChoose,
}: CropChooserProps) {
  const pull = useRef<{ x: number; y: number } | null>(null);
  const crop = cropOf(picture ?? frame, frame, choice);
  const read = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
    onRead(naturalWidth / naturalHeight);
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pull.current = { x: event.clientX, y: event.clientY };
  };
  const move = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>) => {
    if (!pull.current) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    onChoose(pulled(choice, crop, (clientX - pull.current.x) / width, (clientY - pull.current.y) / height));
    pull.current = { x: clientX, y: clientY };
  };
  const end = () => {
    pull.current = null;
  };
  const slider = (name: keyof CropChoice, label: string, [min, max]: readonly [number, number], isIdle: boolean) => (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={choice[name]}
        disabled={isIdle}
        onChange={(event) => onChoose({ ...choice, [name]: Number(event.target.value) })}
      />
    </label>
  );
  return (
    <div className={styles.chooser}>
      <div
        className={classes(styles.frame, isRound ? styles.round : styles.band)}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <img
          className={styles.picture}
          src={src}
          alt="What you have chosen, as it will be shown"
          draggable={false}
          onLoad={read}
          onError={onUnreadable}
          style={{
            width: `${100 / crop.width}%`,
            height: `${100 / crop.height}%`,
            left: `${(-100 * crop.x) / crop.width}%`,
            top: `${(-100 * crop.y) / crop.height}%`,
          }}
        />
      </div>
      <div className={styles.sliders}>
        {slider('zoom', 'Zoom', [1, nearest], false)}
        {slider('across', 'Left to right', [0, 1], crop.width >= 1)}
        {slider('down', 'Top to bottom', [0, 1], crop.height >= 1)}
      </div>
    </div>
  );
}
