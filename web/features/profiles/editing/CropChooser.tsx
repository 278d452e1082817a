import { useState } from 'react';
import Cropper, { type MediaSize, type Size } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { classes } from '#web/ui/classes.ts';
import styles from './CropChooser.module.css';
import { type CropChoice, choiceAt, nearest, positionOf } from './crop.ts';

type CropChooserProps = {
  src: string;
  /** Called with the picture's aspect ratio once it has loaded. */
  onRead: (picture: number) => void;
  onUnreadable: () => void;
  /** The frame's aspect ratio. */
  frame: number;
  isRound: boolean;
  choice: CropChoice;
  onChoose: (choice: CropChoice) => void;
};

const nothing: Size = { width: 0, height: 0 };

/** Chooses the visible part of a picture by dragging, or with sliders that also work by keyboard. */
export function CropChooser({ src, onRead, onUnreadable, frame, isRound, choice, onChoose }: CropChooserProps) {
  const [media, setMedia] = useState<Size>(nothing);
  const [shown, setShown] = useState<Size>(nothing);
  const read = (size: MediaSize) => onRead(size.naturalWidth / size.naturalHeight);
  const position = positionOf(choice, media, shown);
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
      <div className={classes(styles.frame, isRound ? styles.round : styles.band)}>
        <Cropper
          image={src}
          aspect={frame}
          objectFit="cover"
          minZoom={1}
          maxZoom={nearest}
          zoom={choice.zoom}
          onZoomChange={(zoom) => onChoose({ ...choice, zoom })}
          // The wheel scrolls the page.
          zoomWithScroll={false}
          crop={position}
          onCropChange={(to) => onChoose(choiceAt(to, choice, media, shown))}
          setMediaSize={setMedia}
          setCropSize={setShown}
          onMediaLoaded={read}
          mediaProps={{ alt: 'Preview of your selection', onError: onUnreadable }}
          // Keyboard users have the sliders.
          cropperProps={{ tabIndex: -1 }}
          showGrid={false}
          classes={{ cropAreaClassName: styles.area ?? '' }}
          disableAutomaticStylesInjection
        />
      </div>
      <div className={styles.sliders}>
        {slider('zoom', 'Zoom', [1, nearest], false)}
        {slider('across', 'Left to right', [0, 1], media.width * choice.zoom <= shown.width)}
        {slider('down', 'Top to bottom', [0, 1], media.height * choice.zoom <= shown.height)}
      </div>
    </div>
  );
}
