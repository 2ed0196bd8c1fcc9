import { use } from 'react';
import Button from 'react-bootstrap/Button';
import { site } from '#words/site';
import { writing } from '#words/author/writing';
import { FieldPicture } from '../../markdown/FieldPicture';
import { shownPart } from '../../base/part';
import { AddPicturesContext, takePictures } from '../../pictures/addPictures';
import { Field } from '../../base/Field';
import { type ControlProps, useOptionalField } from './useOptionalField';

const ImageFaults = shownPart(() => import('../../pictures/ImageFaults'));

// The others are pictures that the site's policy allows from elsewhere.
const isOwn = (markdown: string) => markdown.includes('](/');

/** A picture, in Markdown as in a paragraph: chosen, dropped or pasted, or its address typed. */
export function PictureField({ hint, ...form }: ControlProps) {
  const { kept, text, field } = useOptionalField(form);
  const adding = use(AddPicturesContext);
  const target = { field: form.name };
  return (
    <Field
      {...field}
      {...takePictures(adding, target)}
      hint={!text || kept ? hint : writing.notAPicture}
      spellCheck={false}
    >
      {kept && (
        <>
          <FieldPicture value={kept} />
          {isOwn(kept) && <ImageFaults text={kept} />}
        </>
      )}
      <Button
        variant="quiet"
        aria-label={field.label + site.colon + writing.tools.picture}
        onClick={() => adding.choose(target)}
      >
        {writing.tools.picture}
      </Button>
    </Field>
  );
}
