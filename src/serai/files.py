"""Files: what can go wrong with them, in words."""

import errno
from typing import Final

from serai.core.errors import Phrase, SeraiError


class UnreadableFile(SeraiError):
    """A file that is not there, may not be read or is not text."""

    code = "unreadable-file"
    sentence = "{path} cannot be read: {reason}."


class UnwritableFile(SeraiError):
    """A file or folder that cannot be written."""

    code = "unwritable-file"
    sentence = "{path} cannot be written: {reason}."


NO_PERMISSION: Final = Phrase("no-permission", "Permission denied")
FILE_EXISTS: Final = Phrase("file-exists", "File exists")
NO_SPACE: Final = Phrase("no-space", "No space left on device")
LINK_CIRCLE: Final = Phrase("link-circle", "Its symbolic links lead in a circle")

REASONS: Final = {
    errno.ENOENT: Phrase("no-such-file", "No such file or directory"),
    errno.EACCES: NO_PERMISSION,
    errno.EPERM: NO_PERMISSION,
    errno.EISDIR: Phrase("is-folder", "Is a directory"),
    errno.ENOTDIR: Phrase("no-folder", "Not a directory"),
    errno.EEXIST: FILE_EXISTS,
    errno.ENOSPC: NO_SPACE,
    errno.EROFS: Phrase("read-only", "Read-only file system"),
    errno.ENAMETOOLONG: Phrase("name-too-long", "File name too long"),
    errno.ELOOP: LINK_CIRCLE,
}
"""What the common numbers of system errors mean."""


def reason(error: Exception) -> Phrase:
    """Why the system, or Python before it, would not open, read or write a file."""
    if isinstance(error, OSError):
        number = error.errno
        if number in REASONS:
            return REASONS[number]
        code = errno.errorcode.get(number, str(number)) if number else type(error).__name__
        return Phrase("system-error", "System error {code}", code=code)
    if isinstance(error, RuntimeError):
        return LINK_CIRCLE
    return Phrase("bad-file-name", "It cannot be the name of a file")
