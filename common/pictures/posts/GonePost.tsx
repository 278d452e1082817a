import { type PostShape, postShapes } from '../../posts/posts.ts';
import { colours } from '../look.ts';
import { linesHigh, PostMark, RoomText } from './parts.tsx';

/** The picture of a post whose review is no longer public. */
export function GonePost({ shape }: { shape: PostShape }) {
  const { width, height } = postShapes[shape];
  const padding = 96;
  return (
    <div
      style={{
        ...{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', boxSizing: 'border-box' },
        ...{ width, height, padding, backgroundColor: colours.raised },
      }}
    >
      <RoomText
        {...{ family: 'Mulish', size: 48, isBold: true, color: colours.softInk }}
        {...{ width: width - padding * 2, height: linesHigh(4, 48) }}
      >
        This review is no longer public.
      </RoomText>
      <PostMark size={44} color={colours.softInk} family="Mulish" />
    </div>
  );
}
