'use client';
import { limits } from '@fs/api-contract';
import { Button, DynamicList, Inline, NumberField, TextField, useMessages } from '@fs/ui';
import { courseEditorMessages } from './CourseEditor.messages.ts';
import { CourseFileField } from './CourseFileField.tsx';
import type { CourseFiles } from './CourseFiles.ts';
import { CourseImageField } from './CourseImageField.tsx';
import { emptyVideo, type UploadedFile, type VideoDraft } from './courseDraft.ts';
import { fileEndings, titleOf } from './courseFileType.ts';
import { readSeconds } from './readSeconds.ts';
import { stopRemoved } from './stopRemoved.ts';

interface CourseVideosFieldProps {
  videos: readonly VideoDraft[];
  files: CourseFiles;
  onChange: (change: (videos: readonly VideoDraft[]) => readonly VideoDraft[]) => void;
}

/** The videos of a course, in their order. */
export function CourseVideosField({ videos, files, onChange }: CourseVideosFieldProps) {
  const messages = useMessages(courseEditorMessages);
  // An upload ends after others were added or moved.
  const set = (id: string, change: (video: VideoDraft) => Partial<VideoDraft>) =>
    onChange((all) => all.map((each) => (each.id === id ? { ...each, ...change(each) } : each)));

  async function setFile(id: string, file: UploadedFile | null, source: File | undefined) {
    set(id, ({ title, seconds }) => ({
      file,
      seconds: source ? null : seconds,
      ...(source && title.trim() === '' && { title: titleOf(source) }),
    }));
    const address = files.addressOf(file?.key ?? '');
    const known = source && address !== null ? await readSeconds(address) : null;
    if (known !== null) set(id, ({ seconds }) => ({ seconds: seconds ?? known }));
  }

  return (
    <DynamicList<VideoDraft>
      label={messages.videos}
      name="videos"
      value={videos}
      onChange={(next) => {
        stopRemoved(files, videos, next);
        onChange(() => next);
      }}
      createItem={emptyVideo}
      itemLabel={messages.video}
      nameOf={({ title }) => title}
      addLabel={messages.addVideo}
      maxItems={limits.courseVideos}
      renderItem={({ item: { id, title, description, file, seconds, captions, image } }) => (
        <>
          <CourseFileField
            label={messages.videoFile}
            name={`file-${id}`}
            file={file}
            files={files}
            acceptedTypes={fileEndings.video}
            maxSize={limits.courseVideoBytes}
            onChange={(next, source) => void setFile(id, next, source)}
          />
          <TextField
            label={messages.title}
            name={`title-${id}`}
            value={title}
            maxLength={limits.courseName}
            onChange={(next) => set(id, () => ({ title: next }))}
          />
          <TextField
            label={messages.fileDescription}
            name={`description-${id}`}
            value={description}
            maxLength={limits.courseFileText}
            onChange={(next) => set(id, () => ({ description: next }))}
          />
          <NumberField
            label={messages.seconds}
            name={`seconds-${id}`}
            value={seconds ?? Number.NaN}
            minValue={1}
            maxValue={limits.videoSeconds}
            onChange={(next) => set(id, () => ({ seconds: Number.isNaN(next) ? null : next }))}
          />
          <CourseFileField
            label={messages.captions}
            name={`captions-${id}`}
            {...(captions === 'stored' && { description: messages.storedCaptions })}
            file={captions === 'stored' ? null : captions}
            files={files}
            acceptedTypes={fileEndings.captions}
            maxSize={limits.courseFileBytes}
            onChange={(next) => set(id, ({ hasCaptions }) => ({ captions: next ?? (hasCaptions ? 'stored' : null) }))}
          />
          {captions === 'stored' && (
            <Inline>
              <Button size="small" onPress={() => set(id, () => ({ captions: null }))}>
                {messages.removeCaptions({ title })}
              </Button>
            </Inline>
          )}
          <CourseImageField
            label={messages.previewImage}
            name={`image-${id}`}
            image={image}
            files={files}
            onChange={(next) => set(id, () => ({ image: next }))}
          />
        </>
      )}
    />
  );
}
