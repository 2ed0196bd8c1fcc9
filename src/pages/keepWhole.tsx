/** Keeps compound words on one line on paper: programs that read a PDF split them at the end of a line. */
export const keepWhole = (text: string) =>
  text.split(/(\S+[-/]\S+)/).map((part, i) =>
    i % 2 ? (
      <span key={i} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
