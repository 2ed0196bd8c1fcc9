import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import { writing } from '#words/writing';
import { type ChangeForm, fillIn } from '../rows/rowActions';
import type { Row } from '../rows/rows';
import { useInUse } from './useInUse';

/** The series of the post. Offers those in use. */
export function SeriesField({ rows, change }: { rows: Row[]; change: ChangeForm }) {
  const { inUse, onFocus } = useInUse('allSeries');
  return (
    <FormGroup controlId="Series">
      <FormLabel>{writing.fields.Series}</FormLabel>
      <FormControl
        dir="auto"
        autoComplete="off"
        maxLength={100}
        list="series-in-use"
        aria-describedby="series-hint"
        value={rows.find(({ name }) => name === 'Series')?.text ?? ''}
        onFocus={onFocus}
        onChange={({ target }) => fillIn(change, rows, 'Series', target.value)}
      />
      <datalist id="series-in-use">
        {inUse.map((series) => (
          <option key={series} value={series} />
        ))}
      </datalist>
      <p id="series-hint" className="mono">
        {writing.seriesHint}
      </p>
    </FormGroup>
  );
}
