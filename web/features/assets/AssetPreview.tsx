import { AssetPicture } from '#common/pictures/assets/AssetPicture.tsx';
import type { AssetProps } from '#common/pictures/assets/props.ts';
import { useRoom } from '#web/kit/use-room.ts';
import styles from './Assets.module.css';
import './asset-fonts.css';

/** A filled template, drawn by the same template as on the server, made smaller to fit. `most`: its height in pixels. */
export function AssetPreview({ props, label, most = 720 }: { props: AssetProps; label: string; most?: number }) {
  const [host, room] = useRoom();
  const { width, height, mm } = props.size;
  // What is small in print is shown larger.
  const scale = Math.min(mm ? 2 : 1, room / width, most / height);
  return (
    <div ref={host} className={styles.host}>
      <div className={styles.scaled} style={{ width: width * scale, height: height * scale }}>
        <div
          className={styles.picture}
          style={{ width, height, transform: `scale(${scale})` }}
          role="img"
          aria-label={label}
        >
          <AssetPicture {...props} />
        </div>
      </div>
    </div>
  );
}
