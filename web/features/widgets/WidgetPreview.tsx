import { useEffect, useState } from 'react';
import { isReadable } from '#common/colors.ts';
import { type WidgetDraft, widgetPreviewUrl } from '#common/urls.ts';
import {
  isPinnedWidget,
  standardWidgetAccent,
  type WidgetKind,
  type WidgetLayout,
  widgetHeights,
} from '#common/widgets/widgets.ts';
import { useSection } from '#web/app-ui/use-settings.ts';
import { useRoom } from '#web/kit/use-room.ts';
import { Card } from '#web/ui/Card.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import type { Subject } from './subjects.ts';
import { newWidget } from './use-save-widget.ts';
import styles from './Widgets.module.css';

/** The widths of host pages to look at, in pixels: a phone, a tablet and a wide window. */
const hostWidths = [
  { value: '320', label: 'Phone, 320 px' },
  { value: '768', label: 'Tablet, 768 px' },
  { value: '1200', label: 'Desktop, 1200 px' },
];

/** A widget with the settings as they are in the form, in the width of a page that shows it, made smaller to fit. */
export function WidgetPreview({ subjects }: { subjects: readonly Subject[] }) {
  const { values } = useSection(newWidget);
  const [width, setWidth] = useState('768');
  const accent = values.accent.trim().toLowerCase();
  const draft = {
    ...{ kind: values.kind, theme: values.theme, layout: values.layout },
    accent: /^#[0-9a-f]{6}$/.test(accent) && isReadable(accent) ? accent : standardWidgetAccent,
    ...{ audience: values.audience, speciality: values.speciality, leastLevel: Number(values.leastLevel) },
    ...subjects.find(({ value }) => value === values.about)?.shown,
  } as WidgetDraft;
  const address = useSettled(widgetPreviewUrl(draft));
  const [host, room] = useRoom();
  const scale = Math.min(1, room / Number(width));
  return (
    <Card title="Preview">
      <div className={styles.part}>
        <SelectField
          name="preview-width"
          label="Width of the page"
          value={width}
          onChange={({ target }) => setWidth(target.value)}
          options={hostWidths}
        />
        <div ref={host} className={styles.host} style={{ height: heightOf(draft) * scale }}>
          {/* A new frame for each address: a frame that changes its address would fill the browser's history. */}
          <iframe
            key={address}
            className={styles.frame}
            src={address}
            title="Preview of the widget"
            width={width}
            height={heightOf(draft)}
            style={{ transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </Card>
  );
}

/** Drawers and bars lie on the page: the preview shows some of it. */
const heightOf = ({ kind, layout }: { kind: WidgetKind; layout: WidgetLayout }) =>
  isPinnedWidget(kind) ? 480 : widgetHeights[layout];

/** A value once it has stayed the same for a moment, such as after dragging through colors. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 300);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
